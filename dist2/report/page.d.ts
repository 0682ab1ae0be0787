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
export declare const htmlPage: ({ title, header, main, footer, data }: Page) => string;
/** The buttons that choose a theme. */
export declare function themeChoice(): string;
