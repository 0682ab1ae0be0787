// Remembers the choice of a theme; the style itself follows the radio buttons.
import { byId } from './dom.ts';

const KEY = 'basalt-theme';
const CHOICES = ['system', 'light', 'dark'] as const;

export function rememberTheme(): void {
  const radios = CHOICES.map((choice) => [choice, byId<HTMLInputElement>(`theme-${choice}`)] as const);
  try {
    const known = localStorage.getItem(KEY);
    for (const [choice, radio] of radios) if (choice === known) radio.checked = true;
    for (const [choice, radio] of radios) radio.addEventListener('change', () => localStorage.setItem(KEY, choice));
  } catch {
    // storage is forbidden here: the choice lasts as long as the page
  }
}
