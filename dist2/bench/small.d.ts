export interface SmallRow {
    readonly name: string;
    readonly microseconds: number;
    /** Margin of error, percent. */
    readonly margin: number;
    readonly gflops: number;
}
export declare function benchSmall(print: (row: SmallRow) => void): Promise<SmallRow[]>;
