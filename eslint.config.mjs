import graphql from "@graphql-eslint/eslint-plugin";

const files = {
  schema: ["schema/{shop,session,backoffice}/**/*.graphql", "further/*.graphql"],
  operations: ["operations/**/*.graphql"],
};
// The parts of the schema are not complete by themselves; that they fit together is `npm run codegen`'s to say.
const languageOptions = {
  parser: graphql.parser,
  parserOptions: { graphQLConfig: { schema: "schema/graph.graphql", documents: files.operations } },
};

/** ESLint reads the graph alone; the code is oxlint's. */
export default [
  { ignores: ["**/*.{js,mjs,cjs,ts,tsx}", "**/node_modules/**", "schema/graph.graphql"] },
  {
    files: files.schema,
    languageOptions,
    plugins: { "@graphql-eslint": graphql },
    rules: {
      // Types, fields, arguments, values: a reader of the IDE needs no other document.
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
          ignoredSelectors: ["[type=ObjectTypeDefinition][name.value=/^(Query|Mutation)$/]"],
        },
      ],
      "@graphql-eslint/require-deprecation-reason": "error",
      // Fields and enum values have the names that the specification gives them.
      "@graphql-eslint/naming-convention": ["error", { types: "PascalCase" }],
    },
  },
  {
    files: files.operations,
    languageOptions,
    plugins: { "@graphql-eslint": graphql },
    rules: {
      ...graphql.configs["flat/operations-recommended"].rules,
      // One operation a file, named like it: the hook's name follows from it.
      "@graphql-eslint/match-document-filename": [
        "error",
        { query: "PascalCase", mutation: "PascalCase", fragment: { style: "PascalCase", suffix: ".fragment" } },
      ],
      "@graphql-eslint/lone-executable-definition": "error",
      "@graphql-eslint/naming-convention": [
        "error",
        {
          OperationDefinition: "PascalCase",
          FragmentDefinition: "PascalCase",
          VariableDefinition: { style: "camelCase" },
        },
      ],
      // Objects without an identity of their own (prices, links) have none to request.
      "@graphql-eslint/require-selections": "off",
      // A basket, its positions, their images and prices: deep, and one upstream call.
      "@graphql-eslint/selection-set-depth": ["error", { maxDepth: 9 }],
    },
  },
];
