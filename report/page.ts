// What pages have in common: the head with the styles, the choice of a theme, a header, sections, a footer.
import { escapeText } from './text.ts';
import { chartStyle, pageStyle, THEME_CHOICES, themeStyle } from './theme.ts';

export interface Page {
  readonly title: string;
  /** Below the title; HTML. */
  readonly header: string;
  /** HTML. */
  readonly main: string;
  readonly footer: string;
  /** Behind the footer: data of the page as an element. */
  readonly data?: string;
}

/** A page that needs nothing beside it: no scripts, no requests. */
export const htmlPage = ({ title, header, main, footer, data = '' }: Page): string => `<!DOCTYPE html>
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
export function themeChoice(): string {
  const choices = THEME_CHOICES.map(
    (choice, k) =>
      `<label><input type="radio" name="theme" id="theme-${choice}"${k === 0 ? ' checked' : ''}> ${choice[0]!.toUpperCase()}${choice.slice(1)}</label>`,
  );
  return `<fieldset class="theme"><legend>Theme</legend>${choices.join('')}</fieldset>`;
}
