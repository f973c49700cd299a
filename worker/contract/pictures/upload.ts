import { z } from 'zod'

/** The answer of PUT /api/images/{form}/{filename}: the path to name in `images`, and the size in pixels. */
export const UploadReply = z.object({ url: z.string(), width: z.int(), height: z.int() })
export type UploadReply = z.infer<typeof UploadReply>
