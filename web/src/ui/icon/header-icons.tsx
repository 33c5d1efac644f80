import { Icon } from "./icon.tsx";
import type { IconProps } from "./icon.tsx";

/* Signs of the header's rows. One component per sign: a page ships only those that it shows. */

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 4.5h3.5l1.8 4.4-2.3 1.7a11.5 11.5 0 0 0 5.4 5.4l1.7-2.3 4.4 1.8V19a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 6.1 1.5 1.5 0 0 1 5 4.5z" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
      <path d="m4 7 8 6 8-6" />
    </Icon>
  );
}

export function AdviceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 4v-4h-3A1.5 1.5 0 0 1 3 14.5v-8A1.5 1.5 0 0 1 4.5 5zM7.5 9h9M7.5 12h6" />
    </Icon>
  );
}

export function TrustBadgeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 2.8 7.5 2.7v5.7c0 4.6-3 8.2-7.5 10-4.5-1.8-7.5-5.4-7.5-10V5.5z" />
      <path d="m8.5 11.8 2.5 2.5 4.6-5" />
    </Icon>
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 11.5 8.5-7.5 8.5 7.5M6 9.5v10h4.2v-5.5h3.6v5.5H18v-10" />
    </Icon>
  );
}
