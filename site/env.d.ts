/** basalt's version, put in by the build. */
declare const BASALT_VERSION: string;

declare module '*.mtx?raw' {
  const text: string;
  export default text;
}
