// Sums over the threads of a workgroup by a tree, always in the same order. Uses the kernel's THREADS, a power of two.
var<workgroup> totals: array<f32, THREADS>;

// Every thread comes with its own. Afterwards totals[c], c < cells, for thread c alone to read, is the sum over threads c, c + cells, ...
fn addUp(t: u32, own: f32, cells: u32) {
  totals[t] = own;
  for (var half = THREADS / 2u; half >= cells; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      totals[t] += totals[t + half];
    }
  }
}
