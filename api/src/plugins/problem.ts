import { z } from 'zod';

/**
 * A call that fails for a reason its caller should know. Thrown anywhere below a route, it becomes the answer
 * `{ success: false, message, code, ...extra }` with this status (E12).
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly extra: Record<string, unknown>;

  /**
   * @param code a stable word for programs: `OUT_OF_STOCK`
   * @param message a sentence for people; pages show it as it is
   */
  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** The one shape of a failed call. */
const Failure = z
  .looseObject({ success: z.literal(false), message: z.string(), code: z.string() })
  .meta({ id: 'Failure', description: 'What every failed call answers' });

/** For a route's `response`: `{ 200: Shape, ...failures }`. */
export const failures = { '4xx': Failure, '5xx': Failure } as const;
