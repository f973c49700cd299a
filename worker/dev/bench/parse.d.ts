import { type Line } from './budget.ts';
/** What reading a search text costs, as the median of many. */
export declare function measureParse(): Promise<Line[]>;
