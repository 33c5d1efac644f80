import { Icon } from "./icon.tsx";
import type { IconProps } from "./icon.tsx";

/** Apart from the other signs: the checkout alone ships it. */
export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="1.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v1.5" />
    </Icon>
  );
}
