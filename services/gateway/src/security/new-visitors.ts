import { GraphQLError } from "graphql";
import { presentTooOften, type RateLimiter, type TooOften } from "./rate-limiter.ts";

/** Too many new visitors came from one address: the shop would keep a cart for each of them. */
export class TooManyVisitors extends GraphQLError {
  override name = "TooManyVisitors";
  readonly tooOften: TooOften;

  constructor(tooOften: TooOften) {
    const { message, extensions } = presentTooOften(tooOften);
    super(message, { extensions: { ...extensions } });
    this.tooOften = tooOften;
  }
}

/** Counts a new visitor of an address. @throws TooManyVisitors */
export async function countVisitor(rates: Pick<RateLimiter, "take">, address: string): Promise<void> {
  const tooOften = await rates.take("visitor", 1, { address, userId: null });
  if (tooOften !== null) throw new TooManyVisitors(tooOften);
}
