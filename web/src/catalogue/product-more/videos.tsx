import { useState } from "react";
import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { useIsLive } from "../../ui/use-is-live.ts";
import { moreCopy } from "./copy.ts";
import styles from "./videos.module.css";

/** Videos of a product (PDP-05). YouTube learns of a visitor only who asks for a video; without scripts it is a link. */
export function Videos({ ids, name }: { readonly ids: readonly string[]; readonly name: string }) {
  const t = useCopy(moreCopy);
  const isLive = useIsLive();
  const [played, setPlayed] = useState<readonly string[]>([]);
  if (ids.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t.videos}</h2>
      <p className={styles.note}>{t.videoConsent}</p>
      <ul className={styles.videos}>
        {ids.map((id, index) => (
          <li key={id} className={styles.video}>
            {played.includes(id) ? (
              <iframe
                title={t.video(name, index + 1)}
                src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
                allow="autoplay; fullscreen; encrypted-media"
                // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is not ours: it cannot take the sandbox off
                sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
              />
            ) : isLive ? (
              <Button scheme="secondary" onClick={() => setPlayed([...played, id])}>
                {t.playVideo(index + 1)}
              </Button>
            ) : (
              <a href={`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`} target="_blank" rel="noopener">
                {t.video(name, index + 1)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
