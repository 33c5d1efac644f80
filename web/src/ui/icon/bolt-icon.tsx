import { Icon, type IconProps } from "./icon.tsx";

/** The sign of a lightning deal. */
export function BoltIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 3 5 13.5h5.5L10 21l8.5-11h-6z" />
    </Icon>
  );
}
