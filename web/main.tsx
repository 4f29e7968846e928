import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/caveat';
import '@fontsource-variable/source-sans-3';
import { render } from 'solid-js/web';
import '../kits/board/board.css';
import { App } from './App.tsx';
import './app.css';
import './table/table.css';
import './online/online.css';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
render(() => <App />, place);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
