/** Where the process is between its start and its end. */
export interface Lifecycle {
  /** It is about to end: balancers are told so, and connections are not to be used again. */
  readonly isEnding: boolean;
  end(): void;
}

export function createLifecycle(): Lifecycle {
  let isEnding = false;
  return {
    get isEnding() {
      return isEnding;
    },
    end: () => {
      isEnding = true;
    },
  };
}
