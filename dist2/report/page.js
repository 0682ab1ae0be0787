// What pages have in common: the head with the styles, the choice of a theme, a header, sections, a footer.
import { escapeText } from './text.js';
import { chartStyle, pageStyle, THEME_CHOICES, themeStyle } from './theme.js';
/** A page that needs nothing beside it: no scripts, no requests. */
export const htmlPage = ({ title, header, main, footer, data = '' }) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeText(title)}</title>
<style>
${themeStyle}
${chartStyle}
${pageStyle}
</style>
</head>
<body>
<header>
<h1>${escapeText(title)}</h1>
${header}
</header>
<main>
${main}
</main>
<footer><p>${escapeText(footer)}</p></footer>
${data}
</body>
</html>
`;
/** The buttons that choose a theme. */
export function themeChoice() {
    const choices = THEME_CHOICES.map((choice, k) => `<label><input type="radio" name="theme" id="theme-${choice}"${k === 0 ? ' checked' : ''}> ${choice[0].toUpperCase()}${choice.slice(1)}</label>`);
    return `<fieldset class="theme"><legend>Theme</legend>${choices.join('')}</fieldset>`;
}
