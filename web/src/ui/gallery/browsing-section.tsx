import { IconButton } from "../button/icon-button.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { Carousel } from "../carousel/carousel.tsx";
import { Chips } from "../filters/chips.tsx";
import { FacetGroup } from "../filters/facet-group.tsx";
import { RangeFields } from "../filters/range-fields.tsx";
import { BasketIcon } from "../icon/shop-icons.tsx";
import { Cluster, Stack, WithSidebar } from "../layout/layout.tsx";
import { TextLink } from "../link/text-link.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { ProductTile, TileGrid } from "../product-tile/product-tile.tsx";
import { SectionHeader } from "../section-header/section-header.tsx";
import { InlineSelect } from "../select/select.tsx";
import { sampleTiles } from "./samples.ts";

const colours = ["Rot", "Orange", "Gelb", "Grün", "Blau", "Violett", "Braun", "Schwarz", "Weiß", "Grau"];

/** A listing as a category page shows it. */
export function BrowsingSection() {
  return (
    <Stack gap={5}>
      <Breadcrumb
        crumbs={[
          { name: "Startseite", href: "#home" },
          { name: "Schulbedarf", href: "#school" },
          { name: "Malen und Zeichnen", href: "#paint" },
        ]}
        current="Buntstifte"
      />
      <SectionHeader
        level={1}
        title="Buntstifte und Farben"
        lead="Für das erste Schuljahr und die Kunstklasse: bruchfest, dreikantig und in kräftigen Farben."
      />
      <WithSidebar side="start">
        <form>
          <Stack gap={4}>
            <FacetGroup
              title="Farbe"
              name="filter.color"
              visible={6}
              open
              values={colours.map((label, index) => ({
                value: label,
                label,
                count: (index * 7) % 23,
                selected: index === 1,
              }))}
            />
            <RangeFields
              title="Preis"
              fromName="from"
              toName="to"
              min={0.89}
              max={64.9}
              unit={{ sign: "€", isBefore: false }}
              numberOf={String}
              textOf={(value) => `${value} €`}
              open
            />
            <FacetGroup title="Marke" name="filter.brand" values={[]} />
          </Stack>
        </form>
        <Stack gap={5}>
          <Cluster align="between">
            <Chips
              chips={[
                { id: "c", name: "Orange", removeHref: "#" },
                { id: "p", name: "bis 20 €", removeHref: "#" },
              ]}
              clearHref="#"
            />
            <InlineSelect label="Sortieren nach">
              <option>Beste Ergebnisse</option>
              <option>Preis aufsteigend</option>
            </InlineSelect>
          </Cluster>
          <TileGrid shows={sampleTiles}>
            {sampleTiles.map((tile, index) => (
              <ProductTile
                key={tile.name}
                {...tile}
                headingLevel={2}
                action={
                  index % 2 === 0 && (
                    <IconButton raised label={`${tile.name} in den Warenkorb`} icon={<BasketIcon size={20} />} />
                  )
                }
              />
            ))}
          </TileGrid>
          <Pagination current={5} pages={12} hrefFor={(page) => `#p=${page}`} />
        </Stack>
      </WithSidebar>
      <SectionHeader
        title="Das passt dazu"
        action={
          <TextLink href="#all" arrow>
            Alle ansehen
          </TextLink>
        }
      />
      <Carousel label="Das passt dazu" shows={sampleTiles}>
        {[...sampleTiles, ...sampleTiles].map((tile, index) => (
          <ProductTile key={`${tile.name} ${index}`} {...tile} />
        ))}
      </Carousel>
    </Stack>
  );
}
