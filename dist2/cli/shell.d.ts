/** process.stdout and process.stderr have this shape. */
export interface Terminal {
    write(text: string): unknown;
    readonly isTTY?: boolean;
    readonly columns?: number;
}
export interface Surroundings {
    readonly stdout: Terminal;
    readonly stderr: Terminal;
    readonly env: Readonly<Record<string, string | undefined>>;
    /** All of standard input, for the file name '-'. */
    readonly stdin: () => Uint8Array;
}
declare const CODES: {
    readonly bold: readonly [1, 22];
    readonly dim: readonly [2, 22];
    readonly red: readonly [31, 39];
    readonly green: readonly [32, 39];
};
export type Colour = keyof typeof CODES;
export declare class Shell {
    readonly json: boolean;
    private readonly io;
    private readonly coloured;
    private readonly progress;
    private barShown;
    private drawn;
    private said;
    constructor(io: Surroundings, options?: {
        readonly json?: boolean;
        readonly progress?: boolean;
    });
    /** A line of the result. */
    print(line?: string): void;
    /** Text of the result that is written as it is: a file's, for example. */
    write(text: string): void;
    /** A line on stderr. */
    say(line: string): void;
    paint(colour: Colour, text: string): string;
    /** How far the work is, from 0 to 1: a bar on a terminal, with --progress lines on anything else. */
    show(done: number, text: string): void;
    /** Takes the bar away. */
    clear(): void;
}
/** The one object of --json. JSON has no NaN and no infinities: they are written as text. */
export declare function jsonOf(value: unknown): string;
/** Lines as they are, the first behind `label`, the others below it. */
export declare const labelledLines: (label: string, lines: readonly string[]) => string[];
/** Words in lines of 80 columns, the first behind `label`, the others below its first word. */
export declare function labelled(label: string, text: string, indent?: number): string;
export {};
