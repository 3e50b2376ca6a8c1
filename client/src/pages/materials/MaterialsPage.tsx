import { ContentPage } from "../../features/content-page/ContentPage";
import { paths } from "../../lib/paths";
import { CallToAction } from "../../ui/CallToAction";
import { ArrowLink, LinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { chakra } from "../../ui/theme/chakra";
import { MATERIAL_LIST } from "./content";
import { MaterialCard } from "./MaterialCard";
import { MaterialsTable } from "./MaterialsTable";

/** /materials: a comparison table and a card per material. */
export function MaterialsPage() {
  return (
    <>
      <Head
        title="Blind materials compared, side by side"
        description="Wood, faux wood, aluminium, fabric, PVC, bamboo, cellular and solar screen: how long they last, what they keep out and how to care for them."
        canonicalPath={paths.materials.href()}
        picture={MATERIAL_LIST.find(({ id }) => id === "bamboo")?.image}
      />
      <ContentPage
        title="Materials"
        lead="What a blind is made of decides where it can hang, how it wears and how the room feels. Here are the eight that we work with, and what each of them does not like."
      >
        <chakra.div minW="0">
          <chakra.h2 id="at-a-glance" textStyle="h3" mb="4">
            The eight at a glance
          </chakra.h2>
          <MaterialsTable labelledBy="at-a-glance" />
        </chakra.div>
        {MATERIAL_LIST.map((material) => (
          <MaterialCard key={material.id} material={material} />
        ))}
        <CallToAction
          title="Hold it against your window"
          text="Screens and daylight disagree. Order samples free of charge, look at them in the morning and by lamplight, and then decide."
        >
          <LinkButton to={paths.samples.href()}>Order samples</LinkButton>
          <ArrowLink to={paths.contact.href()}>Ask a fitter</ArrowLink>
        </CallToAction>
      </ContentPage>
    </>
  );
}
