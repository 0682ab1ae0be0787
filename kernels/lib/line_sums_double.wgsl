// Sums of doubles over the LINES threads that share a column, of lib/double_elements: sums has a place for each thread.
// In uniform control flow only: sums[t] of the first of them becomes the sum over all. In front of the next sums a barrier is needed.
fn sumLines(t: u32) {
  for (var half = LINES / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t % LINES < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  workgroupBarrier();
}
