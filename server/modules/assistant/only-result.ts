/** The result of a generator that yields one, so that what is written for streams serves single results too. */
export async function onlyResult<T>(results: AsyncGenerator<T>): Promise<T> {
  const { value } = (await results.next()) as IteratorYieldResult<T>;
  await results.return(undefined);
  return value;
}
