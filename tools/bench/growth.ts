/** Growth in percent from the second third of the readings to the last third, by their means; NaN of fewer than three. */
export function growthPercent(readings: readonly number[]): number {
  const third = Math.floor(readings.length / 3);
  const [middle, last] = [mean(readings.slice(third, 2 * third)), mean(readings.slice(-third))];
  return third === 0 ? NaN : (last / middle - 1) * 100;
}

const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
