export declare const im2col: string;
