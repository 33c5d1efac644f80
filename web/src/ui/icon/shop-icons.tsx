import { Icon } from "./icon.tsx";
import type { IconProps } from "./icon.tsx";

/* Signs of the shop: what a shopper looks for. One component per sign: a page ships only those that it shows. */

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

export function BasketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 10h17l-1.6 8.2a2 2 0 0 1-2 1.6H7.1a2 2 0 0 1-2-1.6z" />
      <path d="m7.5 10 3-6M16.5 10l-3-6M9.5 13.5v3M14.5 13.5v3" />
    </Icon>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
    </Icon>
  );
}

/** A list of what one would like to have; filled when there is something on it. */
export function HeartIcon({ isFilled = false, ...props }: IconProps & { readonly isFilled?: boolean }) {
  return (
    <Icon {...props}>
      <path
        fill={isFilled ? "currentColor" : "none"}
        d="M12 20.2C6.4 16.3 3.5 13 3.5 9.3A4.6 4.6 0 0 1 8.1 4.7c1.6 0 3 .8 3.9 2.1a4.6 4.6 0 0 1 3.9-2.1 4.6 4.6 0 0 1 4.6 4.6c0 3.7-2.9 7-8.5 10.9z"
      />
    </Icon>
  );
}
