import { OperatorHtml } from "#operator-html";
import type { FooterGridQuery } from "../../graph/generated/FooterGrid.ts";
import { textsFor } from "../../lib/copy.ts";
import { isOn } from "../../lib/settings.ts";
import type { Store, Storefront } from "../../lib/storefront-from-host.ts";
import { hasWithdrawalRight } from "../../lib/withdrawal-right.ts";
import { ChevronDownIcon } from "../../ui/icon/interface-icons.tsx";
import { TrustBadge } from "../../ui/icon/trust-badge.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Container } from "../../ui/layout/layout.tsx";
import { Link } from "../../ui/link/link.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Logo, LogoMark } from "../logo.tsx";
import { footerCopy } from "./footer-copy.ts";
import styles from "./footer-content.module.css";
import { socialLinks } from "./social-links.ts";
import { carrierMarks, paymentMarks } from "./strip-rules.ts";

type Grid = NonNullable<FooterGridQuery["getGridByPageId"]>;
type Section = Grid["links"][number];

/** The section that becomes the bottom bar, whatever the language (FOOT-03). */
const bottomSection = "Bottom Links";
/** The kind of section that leads to the contact form (FOOT-04). */
const serviceTeaser = "Service Teaser";
const contactPath = "/service/kontakt/";
const safeShoppingPath = "/service/sicher-einkaufen/";
const shippingPath = "/service/versand/";
const withdrawalPath = "/myaccount/withdrawal/";
const guaranteePath = "/service/gewaehrleistung/";
const cancellationPath = "/prime/cancellation/";

export interface FooterContentProps {
  readonly data: FooterGridQuery | undefined;
  readonly storefront: Storefront;
}

/** What a grid shows in a storefront. Depends on nothing else, no context either: the server keeps its markup. */
export function FooterContent({ data, storefront }: FooterContentProps) {
  const t = textsFor(footerCopy, storefront);
  const grid = data?.getGridByPageId;
  const isBusiness = storefront.store === "b2b";
  const sections = grid?.links.filter(({ headline }) => headline !== bottomSection) ?? [];
  const bottom = grid?.links.find(({ headline }) => headline === bottomSection);
  // A region with nothing but its bottom bar is the small one of the checkout.
  const isSmall = sections.length === 0;
  return (
    <>
      {grid && <SellingPoints usps={grid.usps} />}
      <div className={styles.board} data-ground="board">
        <Container className={styles.sections}>
          <div className={styles.brand}>
            <Logo store={storefront.store} />
            {!isSmall && <Social storefront={storefront} />}
          </div>
          {sections.map((section) => (
            <FooterSection key={section.headline} section={section} t={t} store={storefront.store} />
          ))}
          {!isBusiness && !isSmall && (
            <section className={styles.quality}>
              <h2>{t.quality}</h2>
              <p>{t.qualityText}</p>
              <Link href={safeShoppingPath} className={styles.trust}>
                <TrustBadge label={t.badge} />
                {t.safeShopping}
              </Link>
            </section>
          )}
        </Container>
        {!isBusiness && <Strip data={data} storefront={storefront} />}
        <Bottom links={bottom?.list ?? []} storefront={storefront} />
        <Container>
          <p className={styles.prices}>
            {t.allPrices} <Link href={shippingPath}>{t.shipping}</Link>.
          </p>
        </Container>
      </div>
    </>
  );
}

type Texts = (typeof footerCopy)["de"];

/** The selling points (FOOT-13). */
function SellingPoints({ usps }: Pick<Grid, "usps">) {
  if (usps.length === 0) return null;
  return (
    <Container>
      <ul className={styles.usps}>
        {usps.map(({ image, headline, subheadline, text, link }) => (
          <li key={headline}>
            {image && <img src={image.src} alt="" width={64} height={48} loading="lazy" decoding="async" />}
            <div>
              <strong>{link === null ? headline : <Link href={link}>{headline}</Link>}</strong>
              {subheadline !== null && <OperatorHtml className={styles.sub} html={subheadline} />}
              <OperatorHtml className={styles.sub} html={text} />
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** The shop's pages in networks (FOOT-01). */
function Social({ storefront }: Pick<FooterContentProps, "storefront">) {
  const t = textsFor(footerCopy, storefront);
  return (
    <ul className={styles.social} aria-label={t.social}>
      {socialLinks[storefront.store].map(({ name, url }) => (
        <li key={name}>
          <FooterLink link={{ label: name, url, external: true }} newWindow={t.newWindow} />
        </li>
      ))}
    </ul>
  );
}

/** The bottom bar. The ways out of a contract are not the operators' to leave out: law asks for them on every page (C-99). */
function Bottom({ links, storefront }: { readonly links: Section["list"] } & Pick<FooterContentProps, "storefront">) {
  const t = textsFor(footerCopy, storefront);
  const { store } = storefront;
  const ways = [
    ...(hasWithdrawalRight(store) ? [[withdrawalPath, t.withdraw] as const] : []),
    // Businesses have no membership (C-71).
    ...(store === "b2b" ? [] : [[cancellationPath, t.cancel] as const]),
  ];
  if (links.length + ways.length === 0) return null;
  return (
    <Container>
      <ul className={styles.bottom}>
        {links.map((link) => (
          <li key={link.url}>
            <FooterLink link={link} newWindow={t.newWindow} />
          </li>
        ))}
        {hasWithdrawalRight(store) && (
          <li>
            <Link href={guaranteePath}>{t.guarantee}</Link>
          </li>
        )}
        {ways.map(([href, label]) => (
          <li key={href}>
            <Link href={href}>
              <strong>{label}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function FooterLink({ link, newWindow }: { readonly link: Section["list"][number]; readonly newWindow: string }) {
  const { label, url, external } = link;
  if (!external) return <Link href={url}>{label}</Link>;
  return (
    <Link href={url} target="_blank" rel="noopener">
      {label} <VisuallyHidden>{newWindow}</VisuallyHidden>
    </Link>
  );
}

/** A section that folds (FOOT-02); it comes open, so that it can be read without scripts. */
function FooterSection({ section, t, store }: { readonly section: Section; readonly t: Texts; readonly store: Store }) {
  const { headline, type, content, link, list } = section;
  const isService = type === serviceTeaser;
  return (
    <details open className={styles.section}>
      <summary>
        <h2>{headline}</h2>
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <div className={styles.body}>
        {isService && <LogoMark store={store} label="Chalkbox" />}
        {content !== null && <OperatorHtml html={content} />}
        <ul>
          {link !== null && (
            <li>
              <Link href={link}>{t.overview(headline)}</Link>
            </li>
          )}
          {list.map((one) => (
            <li key={one.url}>
              <FooterLink link={one} newWindow={t.newWindow} />
            </li>
          ))}
        </ul>
        {isService && (
          <ButtonLink href={contactPath} scheme="secondary" size="small">
            {t.contactForm}
          </ButtonLink>
        )}
      </div>
    </details>
  );
}

/** Ways to pay and carriers, in words rather than in other companies' signs (FOOT-06, FOOT-09..12). */
function Strip({ data, storefront: { store, language } }: FooterContentProps) {
  const t = textsFor(footerCopy, { store, language });
  const parameters = data?.getGlobalParametersByName ?? [];
  const groups = [
    [t.payment, paymentMarks(store, isOn(parameters, "electronicInvoice"))],
    [t.delivery, carrierMarks(store, isOn(parameters, "dpd"))],
  ] as const;
  return (
    <Container className={styles.strip}>
      {groups.map(([name, marks]) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {marks.map((mark) => (
              <li key={mark} className={styles.mark}>
                {t.marks[mark]}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}
