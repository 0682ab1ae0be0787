// Where the parts of an LSTM's cells lie, and what they look at. Kernels have S, P, c0 and the fields of Params named here.

// Where the gates of sequence `seq` and unit `j` lie, and that cell, at a time.
fn gatesAt(d: u32, time: u32, seq: u32) -> u32 {
  return p.offS + ((d * p.steps + time) * p.batch + seq) * 4u * p.hidden;
}

fn cellAt(d: u32, time: u32, seq: u32, j: u32) -> u32 {
  return p.offS + ((p.ways * 4u * p.steps + d * p.steps + time) * p.batch + seq) * p.hidden + j;
}

fn timeNow(d: u32) -> u32 {
  return select(p.now0, p.now1, d == 1u);
}

fn timeBefore(d: u32) -> u32 {
  return select(p.before0, p.before1, d == 1u);
}

fn stateAt(d: u32, seq: u32, j: u32) -> u32 {
  return (d * p.batch + seq) * p.hidden + j;
}

fn peephole(d: u32, which: u32, j: u32) -> V {
  var value = V();
  if (p.hasP == 1u) {
    value = widen(P[p.offP + (d * 3u + which) * p.hidden + j]);
  }
  return value;
}

fn oldCell(d: u32, seq: u32, j: u32) -> V {
  var value = V();
  if (p.first == 0u) {
    value = widen(S[cellAt(d, timeBefore(d), seq, j)]);
  } else if (p.hasC0 == 1u) {
    value = widen(c0[p.offC0 + stateAt(d, seq, j)]);
  }
  return value;
}
