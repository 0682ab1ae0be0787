// The triangular factor of ORDER reflectors, H(0) H(1) ... = I - V T V^H, row by row: no row needs another. ORDER a multiple of 4.
// Uses lib/field and the kernel's `triangle`, which T goes to, and p.ldt.
// By rows, what lies above the diagonal of V^H V. Lines of this length keep fours aligned, and columns out of each other's banks.
const LINE: u32 = ORDER + 4u;
var<workgroup> products: array<V, ORDER * LINE>;
var<workgroup> scales: array<V, ORDER>; // tau

// Row t, from triangle[place] on, `columns` of it: T(t,k) = -tau(k) (T(t,t:k) (V^H V)(t:k,k)), tau(k) for k = t, zero in front of it.
fn factorRow(t: u32, place: u32, columns: u32) {
  // The sums of columns k0, k0 + 1, ...
  // @registers
  var open: array<V, ORDER>;
  // @unroll
  for (var c = 0u; c < ORDER; c++) {
    open[c] = V();
  }
  for (var k0 = 0u; k0 < columns; k0 += 4u) {
    // @unroll
    for (var b = 0u; b < 4u; b++) {
      let k = k0 + b;
      let value = select(select(mul(-scales[k], open[b]), V(), k < t), scales[k], k == t);
      if (k < columns) {
        triangle[place + k * p.ldt] = narrow(value);
      }
      // @unroll
      for (var g = 0u; g < ORDER; g += 4u) {
        if (k0 + g < ORDER) {
          // @unroll
          for (var c = g; c < g + 4u; c++) {
            open[c] = mad(value, products[k * LINE + k0 + c], open[c]);
          }
        }
      }
    }
    // @unroll
    for (var c = 4u; c < ORDER; c++) {
      open[c - 4u] = open[c];
    }
  }
}
