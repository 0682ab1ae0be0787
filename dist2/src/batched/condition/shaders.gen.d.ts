export declare const con_group: string;
