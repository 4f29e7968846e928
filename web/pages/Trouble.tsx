import { Link } from '../router.tsx';

/** What happened, what it means, where to go. */
export function Trouble(props: { message: string; title?: string }) {
  return (
    <section class="trouble panel" role="alert">
      <h1>{props.title ?? 'This cannot be shown'}</h1>
      <p>{props.message}</p>
      <Link class="button primary" href="/">
        To the games
      </Link>
    </section>
  );
}
