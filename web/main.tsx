import { render } from 'solid-js/web';

const place = document.getElementById('app');
if (place !== null) render(() => <h1>Bandstand</h1>, place);
