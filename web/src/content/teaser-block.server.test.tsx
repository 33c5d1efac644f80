import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TeaserBlock } from "./teaser-block.tsx";

const teaser = (template: string) => ({
  id: "t1",
  name: "Text",
  template,
  attributes: [
    {
      name: "teasercontent",
      text: '<p onclick="x">Wir <b>helfen</b><script>x</script></p>',
      value: null,
      url: null,
      urlPath: null,
      altTag: null,
      width: null,
      height: null,
      valueList: [],
    },
  ],
  productsRecommendations: [],
});

const show = (template: string) =>
  renderToStaticMarkup(<TeaserBlock teaser={teaser(template)} product={() => null} isFirst={false} />);

it.each(["HTML Teaser", "HTML Box Teaser"])("shows the text of %s without what texts do not need", (template) => {
  expect(show(template)).toContain("<p>Wir <b>helfen</b></p>");
});

it("CMS-13: shows a teaser of an unknown template by the fallback", () => {
  expect(show("Something new")).toContain("<p>Wir <b>helfen</b></p>");
});
