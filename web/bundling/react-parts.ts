/** Says nothing and does nothing: in place of what never has anything to do here. */
const nothing = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, `const ${name} = () => null;`]));

/** Functions of react-dom that never do anything here, by file and name, as those of the router in router-parts.ts. */
export const reactParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "cjs/react-dom-client.production.js": {
    // No `<ViewTransition>`: each of these looks for one.
    ...nothing([
      "startViewTransition",
      "commitEnterViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "measureNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "applyViewTransitionToHostInstances",
      "restoreViewTransitionName",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
    ]),
    // No `<Activity>`, no `<SuspenseList>`, no `useActionState`.
    ...nothing(["updateActivityComponent", "updateSuspenseListComponent", "mountActionState"]),
    // Names the component at fault in an error's component stack, by calling it again; nobody reads that stack.
    describeNativeComponentFrame: 'const describeNativeComponentFrame = () => "";',
  },
};
