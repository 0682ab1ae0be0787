export declare const rootArgs: {
    readonly p: {
        readonly kind: 'size';
        readonly also: (a: Readonly<Record<string, unknown>>) => "must be at least 1" | undefined;
    };
    readonly epsilon: {
        readonly kind: 'scalar';
        readonly real: true;
        readonly default: 0;
        readonly also: (a: Readonly<Record<string, unknown>>) => "must be finite and at least 0" | undefined;
    };
};
/** Of one matrix of order n. */
export declare const rootFlops: (p: number, n: number) => number;
