import { bustMarkup, faceOf, type Wardrobe } from './face.ts';

const drawn = new Map<string, string>();

/** The inside of somebody's picture: drawn once for each id and shirt. */
export function bustOf(id: string, wardrobe: Wardrobe): string {
  const key = `${id} ${wardrobe.shirt}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const markup = bustMarkup(faceOf(id, wardrobe.isSporty, wardrobe.place), wardrobe);
  drawn.set(key, markup);
  return markup;
}

/** Somebody from the chest up; ids of cards give faces, so a person keeps theirs everywhere. Also inside another SVG, with x, y and size. */
export function Bust(props: { id: string; wardrobe: Wardrobe; x?: number; y?: number; size?: number; class?: string }) {
  return (
    <svg
      class={`bust ${props.class ?? ''}`}
      viewBox="0 0 64 64"
      x={props.x}
      y={props.y}
      width={props.size}
      height={props.size}
      aria-hidden="true"
      innerHTML={bustOf(props.id, props.wardrobe)}
    />
  );
}
