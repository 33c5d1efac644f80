/**
 * Marks the small picture of the view that the row shows, and has the small ones scroll the row alone, not the page.
 * @param gallery the row (`ul`) and the links with `data-thumb` below it
 * @returns ends it
 */
export function followTrack(gallery: HTMLElement): () => void {
  const track = gallery.querySelector("ul");
  const thumbs = [...gallery.querySelectorAll<HTMLElement>("[data-thumb]")];
  if (!track || thumbs.length === 0) return () => undefined;
  const mark = () => {
    const at = track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
    for (const [index, thumb] of thumbs.entries()) {
      if (index === at) thumb.setAttribute("aria-current", "true");
      else thumb.removeAttribute("aria-current");
    }
  };
  const jump = (event: Event) => {
    const thumb = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-thumb]") : null;
    if (!thumb) return;
    event.preventDefault();
    track.scrollTo({ left: Number(thumb.dataset["thumb"]) * track.clientWidth, behavior: "smooth" });
  };
  // Other pictures begin at the first.
  track.scrollTo({ left: 0, behavior: "instant" });
  mark();
  track.addEventListener("scroll", mark, { passive: true });
  gallery.addEventListener("click", jump);
  return () => {
    track.removeEventListener("scroll", mark);
    gallery.removeEventListener("click", jump);
  };
}
