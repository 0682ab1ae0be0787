// The largest of what the threads of a workgroup have, by a tree. Bits order magnitudes, with NaN above infinity. Uses the kernel's
// THREADS, a power of two.
var<workgroup> most: array<u32, THREADS>;

// Every thread comes with its own; afterwards most[0], for thread 0 alone to read, is the largest.
fn findLargest(t: u32, own: u32) {
  most[t] = own;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      most[t] = max(most[t], most[t + half]);
    }
  }
}
