import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run: false on the server and while the page comes to life. For what is of no use without them. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
