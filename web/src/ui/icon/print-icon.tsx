import { Icon } from "./icon.tsx";
import type { IconProps } from "./icon.tsx";

/** Apart from the other signs: the page after an order alone ships it. */
export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.5v-5h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5V10a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v5.5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z" />
    </Icon>
  );
}
