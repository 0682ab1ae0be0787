export declare const zero_diagonal: string;
