/** basalt's version, put in by the build. */
declare const BASALT_VERSION: string;

/** Saved runs that come with the page. */
declare module 'virtual:runs' {
  const runs: readonly {
    readonly devices: readonly string[];
    /** ISO 8601. */
    readonly date: string;
    /** Of basalt. */
    readonly version: string;
    readonly url: string;
  }[];
  export default runs;
}

declare module '*.mtx?raw' {
  const text: string;
  export default text;
}
