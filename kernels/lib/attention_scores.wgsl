// Whether the scores of a query are its products, scaled, and nothing else.
fn isPlainRow(query: u32) -> bool {
  return p.hasMask == 0u && !isBent() && (p.causal == 0u || p.seen <= query + p.past + 1u);
}

// The score of a product.
fn scoreOf(isPlain: bool, product: V, batch: u32, head: u32, i: u32, j: u32) -> V {
  if (isPlain) {
    let score = product * p.scale;
    return select(score, LOW, bitcast<u32>(score) == p.minusInfinity);
  }
  return masked(bent(product), batch, head, i, j);
}
