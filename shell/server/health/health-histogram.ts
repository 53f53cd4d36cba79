const GROWTH = 1.08;
const SMALLEST = 0.001;
const LARGEST = 100_000;
const LAST_BUCKET = bucketOf(LARGEST);

export type HistogramBuckets = [bucket: number, count: number][];

export class Histogram {
  readonly #counts = new Map<number, number>();

  static from(buckets: HistogramBuckets): Histogram {
    const histogram = new Histogram();
    for (const [bucket, count] of buckets) histogram.#add(Math.min(bucket, LAST_BUCKET), count);
    return histogram;
  }

  get samples(): number {
    return [...this.#counts.values()].reduce((total, count) => total + count, 0);
  }

  record(value: number): void {
    this.#add(bucketOf(Math.min(value, LARGEST)), 1);
  }

  addAll(other: Histogram): void {
    for (const [bucket, count] of other.#counts) this.#add(bucket, count);
  }

  /**
   * Returns the nearest-rank quantile, accurate to within 3.9%. Returns undefined if the histogram
   * is empty.
   */
  quantile(share: number): number | undefined {
    const rank = Math.max(1, Math.ceil(share * this.samples));
    let below = 0;
    for (const [bucket, count] of [...this.#counts].sort(([one], [other]) => one - other)) {
      below += count;
      if (below >= rank) return middleOf(bucket);
    }
    return undefined;
  }

  toJSON(): HistogramBuckets {
    return [...this.#counts];
  }

  #add(bucket: number, count: number): void {
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + count);
  }
}

function bucketOf(value: number): number {
  return value <= SMALLEST ? 0 : Math.ceil(Math.log(value / SMALLEST) / Math.log(GROWTH));
}

function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : SMALLEST * GROWTH ** (bucket - 0.5);
}
