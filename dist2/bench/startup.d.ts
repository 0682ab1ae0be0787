/** What is timed, by the file that package.json names for it. */
declare const ENTRIES: {
    readonly basalt: 'src/index.js';
    readonly 'basalt/linalg': 'src/linalg/index.js';
};
/** Milliseconds of `await import(...)`, medians. Bundles the modules in dist first. */
export declare function importTimes(): Promise<Record<keyof typeof ENTRIES, number>>;
export {};
