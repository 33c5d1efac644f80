import type { ConfigData } from "html-validate";

/** html-validate's recommended rules, but for what only looks different and for how React writes what the standard leaves open. */
export const markupRules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React's ids begin with an underscore, which the standard allows.
    "valid-id": ["error", { relaxed: true }],
    // Choices of one filter are checkboxes with one name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // Style sheets keep phone numbers together.
    "tel-non-breaking": "off",
    // Tables name their roles: some browsers drop the implicit ones where small screens lay rows out as blocks.
    "no-redundant-role": "off",
  },
};
