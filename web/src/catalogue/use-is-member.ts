import { usePageSessionQuery } from "../graph/generated/PageSession.ts";
import { usePrimeMembershipQuery } from "../graph/generated/PrimeMembership.ts";

/** Whether the visitor is a member of prime now (PDP-18); false until that is known, as pages are the same for all. */
export function useIsMember(): boolean {
  const [{ data: page }] = usePageSessionQuery();
  const isSignedIn = page?.session?.visitor.state === "LOGGED_IN";
  const [{ data }] = usePrimeMembershipQuery({ pause: import.meta.env.SSR || !isSignedIn });
  return isSignedIn && data?.getCustomerInfo?.primeInfo?.status === "ACTIVE";
}
