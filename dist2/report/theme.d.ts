interface Token {
    readonly light: string;
    readonly dark: string;
}
/**
 * Custom properties in both themes. The colours of series keep apart for all common kinds of colour blindness, and have a contrast of at
 * least 3 to 1 with both backgrounds; those of text have 4.5 to 1.
 */
export declare const TOKENS: Readonly<Record<string, Token>>;
/** Ids of the radio buttons that a page may have for its reader's choice; without them the system's theme is taken. */
export declare const THEME_CHOICES: readonly ['system', 'light', 'dark'];
/** The custom properties in the theme of the system, or the one chosen. Paper is light. */
export declare const themeStyle: string;
/** What the elements of charts look like; needs the custom properties. A chart chooses its drawing by the width of its box. */
export declare const chartStyle: string;
/** The report's page around the charts. */
export declare const pageStyle: string;
export {};
