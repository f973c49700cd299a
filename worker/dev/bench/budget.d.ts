/** One line of the bench's table. Without `isMet` it is information only. */
export type Line = {
    what: string;
    measured: string;
    budget?: string;
    isMet?: boolean;
};
export declare const atMost: (what: string, measured: number, most: number, unit?: string) => Line;
export declare const atLeast: (what: string, measured: number, least: number) => Line;
/** Whole from 100 on, else as many decimals as make three digits. */
export declare function figure(value: number): string;
export declare function median(values: readonly number[]): number;
/** A document with its table in place of the one between its two marks. */
export declare function withTable(document: string, table: string): string;
/** The table as Markdown. */
export declare function tableOf(lines: readonly Line[]): string;
