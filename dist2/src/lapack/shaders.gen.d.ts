export declare const lacpy_if: string;
