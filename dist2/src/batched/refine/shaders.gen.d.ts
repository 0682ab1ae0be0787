export declare const refine_copy: string;
export declare const refine_group: string;
export declare const refine_report: string;
