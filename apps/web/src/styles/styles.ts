/** Every style of the page, in the order of their layers. */
import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/alegreya/wght-italic.css';
import './tokens.css';
import './base.css';
import './faces.css';
import './parts.css';
import './slip.css';
import './table.css';
import './board.css';
import './table-small.css';
import './sheets.css';
import './replay.css';
import './home.css';
import './settings.css';
